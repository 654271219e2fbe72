export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="address">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
