import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Row } from 'shell/api';

export type Certificate = Row<'/api/practice/certificates'>;

/** The programs that a member has finished; asked anew whenever what they have seen is. */
export const certificatesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId, 'certificates'],
    queryFn: async () => (await answer(api.GET('/api/practice/certificates'))).items,
  });

/** The certificate as a file to print. */
export async function certificateFile(program: string): Promise<Blob> {
  const path = { idOrSlug: program };
  const call = api.GET('/api/practice/certificates/{idOrSlug}/file.pdf', { params: { path }, parseAs: 'blob' });
  return (await answer(call)) as unknown as Blob;
}
