const fileUrl = /^\/(?:files\/media|library)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+$/;

export const findFileId = (url: string): string | undefined => fileUrl.exec(url)?.[1];
