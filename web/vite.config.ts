import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

/** What the page fetches later and cannot do without: the shell's words in every language, because the reader may change
 *  theirs, and what a table, a place at it and a rulebook are drawn with. */
const ALSO = /\/src\/(i18n\/\w+\/shell\.ftl|shell\/(play|rooms)\.ts|book\/Page\.svelte)(\?|$)/;

/** The files of these chunks, with whatever they import. */
function withImports(bundle: Rolldown.OutputBundle, files: string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])].forEach((each) => all.add(each));
  }
  return all;
}

/** Writes the version of the client into its page and its service worker, and which files that worker keeps: those
 *  that the page asks for at once or later, and the fonts that everybody reads; other letters are kept when somebody has
 *  read them. The page names its scripts and styles by their content, so that the version changes with any of them. */
function versioned(): Plugin {
  return {
    name: "versioned",
    writeBundle({ dir }, bundle) {
      const [page, worker] = ["index.html", "sw.js"].map((name) => join(dir ?? "", name)) as [string, string];
      const text = readFileSync(page, "utf8");
      const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
      writeFileSync(page, text.replace("<head>", `<head>\n    <meta name="version" content="${version}" />`));
      const asked = [...text.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
      const later = Object.values(bundle).flatMap((each) => (each.type === "chunk" && ALSO.test(each.facadeModuleId ?? "") ? [each.fileName] : []));
      const files = readdirSync(join(dir ?? "", "assets")).filter((name) => /-latin-(?!rest-).*\.woff2$|^relay.*\.js$/.test(name)).map((name) => `assets/${name}`);
      const shell = [...withImports(bundle, [...asked, ...later, ...files]), "icon.svg", "icon-turn.svg", "manifest.webmanifest"];
      const kept = shell.map((file) => JSON.stringify(`/${file}`)).join(", ");
      writeFileSync(worker, readFileSync(worker, "utf8").replace("__VERSION__", version).replace("__SHELL__", kept));
    },
  };
}

/** Messages without what is written in them for translators. */
function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n\n+/g, "\n"))};`;
    },
  };
}

/** Packs what can be packed, once and as small as can be, so that nobody waits for it later. */
function packed(): Plugin {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "packed",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir ?? "", { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
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
    plugins: fixtures ? [svelte()] : [svelte(), spoken(), versioned(), packed()],
    build: {
      // What the README says is supported; the styles are written for these, too.
      target: ["chrome110", "firefox115", "safari16"],
      // Inlined data: addresses would need holes in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      outDir: fixtures ? "../target/fixtures" : "dist",
      emptyOutDir: true,
      rollupOptions: { input: fixtures ? "fixtures.html" : "index.html" },
    },
    // The rulebooks lie beside the client, not in it.
    server: { fs: { allow: [".."] } },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    test: { environment: "node", setupFiles: "tests/words-here.ts", include: ["src/**/*.test.ts", "tests/*.test.ts"] },
  };
});
