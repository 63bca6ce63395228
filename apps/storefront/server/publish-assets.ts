// node server/publish-assets.ts <folder>: copies the hashed files of this build into the folder that all releases share
// (PADDOCK_FILES_DIR). Run before the first process of the build starts.
import { publishAssets } from './publish-files.ts';

const folder = process.argv[2] ?? process.env.PADDOCK_FILES_DIR;
if (!folder) {
  console.error('node server/publish-assets.ts <folder>, or PADDOCK_FILES_DIR');
  process.exit(1);
}
const { copied, kept } = await publishAssets(new URL('../build/client/', import.meta.url), folder);
console.log(`${copied} files copied to ${folder}, ${kept} were there`);
