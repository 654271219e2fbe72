import { Link } from 'react-router-dom';
import { day } from '../../../ui/times.ts';
import { brand } from '../../../frame/brand.ts';
import { certificatePath } from '../../lesson/paths.ts';
import { useCertificates } from '../../teachings/api/certificates.ts';

/** Renders nothing until the member has completed a program. */
export function Certificates() {
  const { data: certificates = [] } = useCertificates();
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates" className="chapter grid gap-x-6 gap-y-4 pt-7 wide:grid-cols-12">
      <h2 id="certificates" className="title-32 wide:col-span-4">
        {certificates.length === 1 ? 'Completed program' : 'Completed programs'}
      </h2>
      <ul className="wide:col-span-8">
        {certificates.map((certificate) => (
          <li
            key={certificate.programId}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2"
          >
            <p className="text-plain">
              {certificate.programTitle}
              <span className="block text-15 text-muted">
                Seen to the end on {day(certificate.completedAt, brand.timeZone)}
              </span>
            </p>
            <Link
              to={certificatePath(certificate)}
              className="inline-flex min-h-11 items-center text-15 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Certificate<span className="sr-only">: {certificate.programTitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
