import { Link } from 'react-router-dom';
import { TestEmailForm } from '../../features/campaign/components/test-email-form.tsx';
import { createSignInPath } from 'shell/session/next';
import { useSession } from 'shell/session';
import { PageHeader } from '../../ui/page-head.tsx';
import { brand } from '../../frame/brand.ts';

export function TestEmailPage() {
  const { status } = useSession();
  return (
    <>
      <title>{`Test email · ${brand.name}`}</title>
      <meta name="description" content="Administrators send the welcome email to one email here, to check it." />
      <PageHeader
        title="Test email"
        height={214}
        isSmall
        lead="Sends the welcome email to one address. The address is not added to the list."
      />
      <div data-needs-app="" className="column grid pt-14 pb-36 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          {status === 'visitor' && (
            <p className="mb-8 text-plain">
              Only administrators can send it.{' '}
              <Link
                to={createSignInPath('/test-email')}
                className="text-link underline decoration-1 underline-offset-4"
              >
                Sign in
              </Link>{' '}
              first.
            </p>
          )}
          <TestEmailForm />
        </div>
      </div>
    </>
  );
}
