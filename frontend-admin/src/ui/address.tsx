/** An email address that breaks, where it must, before its host. */
export function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="address">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
