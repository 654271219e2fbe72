/** A chunk of the site could not be loaded: offline, or it belongs to a removed release. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new FileMissing('A file of the site did not come', { cause });
  }
}
