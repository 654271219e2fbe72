const fileUrl = /^\/(?:files\/media|library)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+$/;

/** Id of the audio, video or PDF file of the library that a content field refers to. */
export const findFileId = (url: string): string | undefined => fileUrl.exec(url)?.[1];
