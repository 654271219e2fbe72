import { ContentTabs } from '../../features/content/components/content-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function ContentPage() {
  return (
    <>
      <PageHead title="Content Management" />
      <ContentTabs />
    </>
  );
}
