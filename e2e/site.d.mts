import type { Server } from 'node:http';

/** Where the page is below the root, with a slash at both ends. */
export const FOLDER: string;

/** A server of the folder that `site` names at the moment of each request; it does not listen yet. */
export function serveSite(site: () => string): Server;
