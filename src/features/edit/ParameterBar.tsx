import { wantsOption } from '#puzzle/size.ts';
import { useDocument } from '#store/document/document.ts';
import { layerAfter } from '#store/document/layer.ts';
import { chooseParameters } from '#store/document/parameters.ts';
import { resetView, useView } from '#store/document/view.ts';

/** The puzzle's size and house rules, as its type declares them. */
export function ParameterBar() {
  const { type, puzzle } = useDocument();
  const { layer } = useView();
  const choose = (name: string, value: number | boolean) => {
    const chosen = { ...puzzle.parameters, [name]: value };
    chooseParameters(chosen);
    resetView(layerAfter(type, puzzle.parameters, chosen, layer));
  };
  const parameters = Object.values(type.parameters);
  const alone = parameters.filter(({ kind }) => kind === 'size').length === 1;
  return Object.entries(type.parameters).map(([name, parameter]) => {
    const value = puzzle.parameters[name];
    return parameter.kind === 'size' ? (
      <label key={name} className="field">
        {parameter.label}
        <select
          className="select"
          value={Number(value)}
          onChange={(event) => choose(name, Number(event.target.value))}
        >
          {parameter.choices
            .filter(
              (size) =>
                size === value || !wantsOption(type, { ...puzzle.parameters, [name]: size }),
            )
            .map((size) => (
              <option key={size} value={size}>
                {alone ? `${size} × ${size}` : size}
              </option>
            ))}
        </select>
      </label>
    ) : (
      <label key={name} className="field">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={value === true}
          onChange={(event) => choose(name, event.target.checked)}
        />
        {parameter.label}
      </label>
    );
  });
}
