/** A name within a file and the name that others know it by, as `a as b`, or one for both. */
const names = (list: string): readonly (readonly [string, string])[] =>
  list.split(',').map((each) => {
    const [from = '', to = from] = each.trim().split(' as ');
    return [from, to];
  });

/**
 * Gives `code`, a script as it is built, with what it imports from the script called `name` in itself, so
 * that it is not waited for. `runtime` is that script; it has to import nothing and remember nothing, for
 * whoever else imports it has another one.
 */
export function carryRuntime(code: string, name: string, runtime: string): string {
  const asked = code
    .split(/(import ?\{[^}]*\} ?from ?"[^"]*";)/)
    .find((part) => part.includes(name));
  const [, imports] = /^import ?\{([^}]*)\}/.exec(asked ?? '') ?? [];
  const [, body, exports] = /^([^]*)export ?\{([^}]*)\};?\s*$/.exec(runtime) ?? [];
  if (asked === undefined || imports === undefined || exports === undefined) {
    throw new Error(`${name} is not imported as the build is known to`);
  }
  const wanted = names(imports).map(([exported, local]) => `${exported}:${local}`);
  const given = names(exports).map(([local, exported]) => `${exported}:${local}`);
  return code.replace(
    asked,
    () => `const{${wanted.join()}}=(()=>{${body}return{${given.join()}}})();`,
  );
}
