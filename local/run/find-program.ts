import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers in /usr/sbin, which is not in the PATH of all users. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
