import { FileLibrary } from '../../features/files/components/file-library.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

export function FilesPage() {
  return (
    <>
      <PageHeader title="Files" about="pictures, videos, audio and PDFs" />
      <FileLibrary />
    </>
  );
}
