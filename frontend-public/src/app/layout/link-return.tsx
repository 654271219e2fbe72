import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { newPasswordPath } from '../routes/auth-recover-path.ts';

/**
 * A link that an administrator made ends at the site's root with what it brings behind the '#'. The auth client takes
 * a session from there by itself; this leads on to where the person has something to do.
 */
export function LinkReturn() {
  const navigate = useNavigate();
  useEffect(() => {
    const brought = new URLSearchParams(location.hash.slice(1));
    const type = brought.get('type');
    if (brought.has('error_code')) void navigate(`/auth/confirm${location.hash}`, { replace: true });
    else if (brought.has('access_token') && (type === 'recovery' || type === 'invite'))
      void navigate(newPasswordPath + location.hash, { replace: true });
  }, [navigate]);
  return null;
}
