import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { watchForPayment } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.tsx';

/** What somebody is told who comes back from the checkout. */
export function ReturnNotice() {
  const [search] = useSearchParams();
  const hasPaid = search.get('success') === 'true';

  useEffect(() => {
    if (!hasPaid) return;
    watchForPayment();
    toast({
      title: 'Success! Your subscription has been activated. Welcome to the community!',
      tone: 'success',
    });
  }, [hasPaid]);

  if (search.get('canceled') !== 'true') return null;
  return (
    <p role="status" className="text-plain text-muted">
      The checkout was closed and nothing was charged. The plans are still here when you want one.
    </p>
  );
}
