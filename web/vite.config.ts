import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `vite build` makes the product from index.html alone; the fixtures page is a
// build of its own (`--mode fixtures`), so that nothing of it can slip into the
// bundle that people load.
export default defineConfig(({ mode }) => {
  const fixtures = mode === "fixtures";
  return {
    plugins: [svelte()],
    build: {
      target: "es2022",
      // Inlined data: addresses would need holes in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      outDir: fixtures ? "../target/fixtures" : "dist",
      emptyOutDir: true,
      rollupOptions: { input: fixtures ? "fixtures.html" : "index.html" },
    },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    test: { environment: "node", include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
  };
});
