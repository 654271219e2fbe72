/** A file of the site did not come: the network is away, or it belongs to a release that is gone. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** Loads a part of the site that lies in a file of its own. Rejects with FileMissing. */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new FileMissing('A file of the site did not come', { cause });
  }
}
