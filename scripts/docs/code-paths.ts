// Outputs of commands: they exist only after a run.
const GENERATED = /^(?:results|\.data|build|\.git|\.tools|node_modules)\//;
const FOLDERS =
  /^(?:\.ci|\.github|app|apps|bench|brands|chaos|docs|e2e|edge|features|packages|platform|scripts|studio|toolchain)\//;
const FILE = /\.(?:ts|tsx|cjs|css|json|jsonl|md|mjs|py|sh|sql|svg|vcl|yaml)$/;
const CODE_FILE = /^[\w.-]+\.(?:ts|tsx|cjs|css|json|py|sql|vcl)$/;

/** True for inline code that names a file or a folder of the repository: `features/carts`, `settle.ts`. */
export function looksLikePath(text: string): boolean {
  // A URL, a package, a command, an ellipsis, or a name with a date to be filled in.
  if (
    !/^[\w.*<>/-]+$/.test(text) ||
    /^\/|:\/\/|YYYY|NNNN|^\d{8}_|\.\.\/|^\*/.test(text) ||
    GENERATED.test(text)
  )
    return false;
  if (!text.includes('/')) return CODE_FILE.test(text);
  return FOLDERS.test(text) || FILE.test(text);
}

/**
 * True when a file or folder of the repository has this path, or ends with it: docs leave out `apps/server/src/`. A
 * star and a `<name>` stand for any name.
 */
export function isPathOf(files: readonly string[], text: string): boolean {
  const pattern = text
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/<[^>/]+>|\*/g, '[^/]*');
  const path = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return files.some((file) => path.test(file));
}
