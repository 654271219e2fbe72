import { queryOptions, useQuery } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseItem } from 'shell/api';
import { useSession } from 'shell/session';

export type Certificate = ResponseItem<'/api/practice/certificates'>;

const certificatesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId, 'certificates'],
    queryFn: async () => (await readApiResponse(api.GET('/api/practice/certificates'))).items,
  });

export async function fetchCertificateFile(program: string): Promise<Blob> {
  const path = { idOrSlug: program };
  const call = api.GET('/api/practice/certificates/{idOrSlug}/file.pdf', { params: { path }, parseAs: 'blob' });
  return (await readApiResponse(call)) as unknown as Blob;
}

export function useCertificates() {
  const { user } = useSession();
  return useQuery({ ...certificatesQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
}
