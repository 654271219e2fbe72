import { getPreview } from 'shell/preview';
import { getTierName } from 'shell/tier';

export function PreviewBar() {
  const preview = getPreview();
  if (!preview) return null;
  const { reader, isSaved } = preview;
  return (
    <div data-theme="dark" role="status" className="preview-bar sticky top-0 z-40 bg-[#151d36]">
      <p className="column flex h-10 items-center gap-1 overflow-hidden text-15 whitespace-nowrap">
        <strong className="font-semibold">Preview as {reader === 'visitor' ? 'Visitor' : getTierName(reader)}</strong>
        {!isSaved && <span> · not saved yet</span>}
        <span className="max-tablet:hidden"> · only people with the link see this page</span>
      </p>
    </div>
  );
}
