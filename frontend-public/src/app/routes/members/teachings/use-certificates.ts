import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { certificatesQuery } from '../../../../features/practice/api/certificates.ts';

/** The certificates of the member, as the server knows them now; none of a program that is not finished. */
export function useCertificates() {
  const { user } = useSession();
  return useQuery({ ...certificatesQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
}
