export interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/** What the device can do with a link. */
export interface Device {
  /** Missing where there is nothing to share with. */
  share?: ((link: SharedLink) => Promise<void>) | undefined;
  copy: (text: string) => Promise<void>;
}

/** 'left' is a person who closed the device's own choice; 'neither' a device that does not even copy. */
export type Outcome = 'shared' | 'left' | 'copied' | 'neither';

/** Hands a link to the device's own way of sharing, or else puts it where it can be pasted from. */
export async function shareOrCopy(link: SharedLink, { share, copy }: Device): Promise<Outcome> {
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
