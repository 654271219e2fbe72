import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from 'shell/use-is-hydrated';
import type { AuthMode } from '../rules.ts';

export function AuthModeLink({ mode }: { mode: AuthMode }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // Reads the query string only after hydration, because the prerendered page knows no parameter except `mode`.
  const other = new URLSearchParams(useIsHydrated() ? search : '');
  if (mode === 'sign-in') other.set('mode', 'sign-up');
  else other.delete('mode');

  return (
    <p>
      <Link
        to={{ pathname, search: other.toString() }}
        replace
        data-waits
        className="-my-2.5 inline-block py-2.5 text-muted"
      >
        {mode === 'sign-up' ? 'Already have an account? ' : "Don't have an account? "}
        <span className="text-link underline decoration-1 underline-offset-5">
          {mode === 'sign-up' ? 'Sign in' : 'Sign up'}
        </span>
      </Link>
    </p>
  );
}
