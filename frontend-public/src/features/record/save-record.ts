import { answer, api } from 'shell/api';
import { saveFile } from '../../ui/save-file.ts';

/** The record as a table, into the person's downloads. */
export async function saveRecord(): Promise<void> {
  const file = await answer(api.GET('/api/practice/record.csv', { parseAs: 'blob' }));
  saveFile('practice.csv', file as unknown as Blob);
}
