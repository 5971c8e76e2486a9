/** Whether a dialog is open: then no key is meant for the page behind it. */
export const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;
