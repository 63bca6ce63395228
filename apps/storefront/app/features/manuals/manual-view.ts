export type ManualFileView = {
  url: string;
  fileName: string;
  /** BCP 47, of the document. */
  lang: string;
  /** That language's name, in the page's. */
  language: string;
  size: string;
  isOwn: boolean;
};

export type ManualView = { id: number; name: string; files: ManualFileView[] };
