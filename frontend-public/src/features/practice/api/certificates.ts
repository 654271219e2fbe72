import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api, type Row } from 'shell/api';
import { useSession } from 'shell/session';

export type Certificate = Row<'/api/practice/certificates'>;

/** The programs that a member has finished; asked anew whenever what they have seen is. */
const certificatesQuery = (userId: string) =>
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

/** The certificates of the member, as the server knows them now; none of a program that is not finished. */
export function useCertificates() {
  const { user } = useSession();
  return useQuery({ ...certificatesQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
}
