import { queryOptions } from '@tanstack/react-query';
import { listKeptFiles } from './kept-files.ts';

/** What an account keeps on this device; read anew when something is kept or removed. */
export const keptFilesQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: ['kept-files', owner],
    queryFn: () => (owner === undefined ? [] : listKeptFiles(owner)),
    // It asks this device.
    networkMode: 'always',
  });
