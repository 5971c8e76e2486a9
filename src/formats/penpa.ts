import { failure } from '#puzzle/result.ts';
import type { ForeignForm } from './form.ts';

const ADDRESS = /(?:penpa|opt-pan|tinyurl\.com)\S*|[#?&]m=(?:edit|solve)&p=\S+/i;
const IN_ADDRESS = /^https?:\/\/\S*[#?&]m=(?:edit|solve)\b\S*[&?]p=\S+$/i;

/** Penpa's addresses are drawings: the meaning of their lines and numbers is not in the file. */
export const penpa: ForeignForm = {
  from: 'a Penpa address',
  read: (text) =>
    IN_ADDRESS.test(text.trim()) || (/^https?:\/\/\S+$/.test(text.trim()) && ADDRESS.test(text))
      ? [
          failure(
            'A Penpa address holds a drawing, not what it means; in Penpa, use “Share”, then the export for puzz.link, and bring that',
          ),
        ]
      : undefined,
};
