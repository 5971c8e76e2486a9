// Installs programs that tests start from Debian's packages. Nothing here asks for a password: without root
// nothing is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed: as root, on Debian and what descends from it. */
const isAble = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...steps) => spawnSync('apt-get', steps, { stdio: 'inherit' });

/**
 * Installs one package after the other, as apt-get installs none where it does not know one. `isMissing` is
 * asked before each. Returns false, and says nothing, where nothing can be installed.
 */
export function installFromDebian(packages, isMissing, purpose) {
  if (!isAble()) return false;
  console.log(`Installing from Debian with apt-get, ${purpose}: ${packages.join(', ')}`);
  aptGet('update', '-qq');
  for (const name of packages)
    if (isMissing(name)) aptGet('install', '-qq', '-y', '--no-install-recommends', name);
  return true;
}
