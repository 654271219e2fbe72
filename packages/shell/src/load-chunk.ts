export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError('A file of the site could not be loaded', { cause });
  }
}
