export interface SharedLink {
  title: string;
  text: string;
  url: string;
}

export interface DeviceShareActions {
  share?: ((link: SharedLink) => Promise<void>) | undefined;
  copy: (text: string) => Promise<void>;
}

/** 'left' means that the user closed the share dialog, and 'neither' that the page must show the link. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'neither';

export async function shareOrCopyLink(link: SharedLink, { share, copy }: DeviceShareActions): Promise<ShareOutcome> {
  try {
    if (share) {
      await share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'left';
  }
  try {
    await copy(link.url);
    return 'copied';
  } catch {
    return 'neither';
  }
}
