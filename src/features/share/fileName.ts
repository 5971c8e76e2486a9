/** A file name: the title, without characters that some system refuses. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
      .slice(0, 60) || 'puzzle'
  }${ending}`;
