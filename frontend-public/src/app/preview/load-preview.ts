import { logFailure } from 'shell/log-failure';
import { getPreviewToken, previewHeader, setPreview, type PreviewDescription } from 'shell/preview';

export async function loadPreview(): Promise<PreviewDescription | undefined> {
  try {
    const response = await fetch('/api/preview', { headers: { [previewHeader]: getPreviewToken() } });
    if (!response.ok) return undefined;
    const preview = (await response.json()) as PreviewDescription;
    setPreview(preview);
    return preview;
  } catch (error) {
    logFailure('The preview could not be loaded', error);
    return undefined;
  }
}
