import { useEffect } from 'react';

/** An address the admin does not have, met on the way: the server is asked, so that it answers 404 and logs it. */
export function UnknownPath() {
  useEffect(() => location.reload(), []);
  return <p role="status">Loading...</p>;
}
