import { TestEmailForm } from '../../features/campaign/components/test-email-form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { brand } from '../brand.ts';

export function TestEmailPage() {
  return (
    <>
      <title>{`Test email · ${brand.name}`}</title>
      <meta name="description" content="Where administrators look at the welcome mail by sending it to one address." />
      <PageHead
        title="Test email"
        height={300}
        lead="Sends the welcome mail to one address, for administrators. The address is not added to the list."
      />
      <div className="column grid pt-14 pb-36 wide:grid-cols-12 wide:gap-6">
        <div className="wide:col-span-6">
          <TestEmailForm />
        </div>
      </div>
    </>
  );
}
