import { Link } from 'react-router-dom';

interface TextLinkProps {
  /** A path of this site, or with `isFile` the address of something to fetch. */
  to: string;
  label: string;
  /** What the label is about; heard, not seen. */
  about: string;
  isFile?: boolean;
}

/** A short link in a row, whose full meaning a screen reader hears. */
export function TextLink({ to, label, about, isFile = false }: TextLinkProps) {
  const look =
    '-my-2.5 py-2.5 text-plain font-[550] text-link underline decoration-1 underline-offset-[5px] hover:decoration-2';
  const words = (
    <>
      {label}
      <span className="sr-only">: {about}</span>
    </>
  );
  if (isFile)
    return (
      <a href={to} className={look} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  return (
    <Link to={to} className={look}>
      {words}
    </Link>
  );
}
