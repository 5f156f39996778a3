import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Styles go into files: the content security policy allows no others.
    css: "external",
    runes: true,
  },
};
