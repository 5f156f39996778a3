import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Packs what can be packed, once and as small as can be, so that nobody waits for it later. */
function packed(): Plugin {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "packed",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir ?? "", { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg)$/.test(name)) continue;
        const file = join(dir ?? "", name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text, brotli));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

// `vite build` makes the product from index.html alone; the fixtures page is a
// build of its own (`--mode fixtures`), so that nothing of it can slip into the
// bundle that people load.
export default defineConfig(({ mode }) => {
  const fixtures = mode === "fixtures";
  return {
    plugins: fixtures ? [svelte()] : [svelte(), packed()],
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
    test: { environment: "node", include: ["src/**/*.test.ts", "tests/*.test.ts"] },
  };
});
