import { isDefinitionText } from '#puzzle/typeId.ts';
import { useDocument } from '#store/document/document.ts';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { Tour } from '../tour/Tour.tsx';
import { RulesHelp } from './RulesHelp.tsx';

/** The rules in plain words, a tour of them as logic, and house rules. */
export function RulesPanel() {
  const { type } = useDocument();
  return (
    <>
      <RulesHelp type={type} />
      {!isDefinitionText(type.id) && (
        <p className="my-3">
          <a href={`#/techniques/${type.id}`} className="link">
            {`How to solve ${type.name}: techniques`}
          </a>
        </p>
      )}
      {/* Keyed by type: each has a tour of its own. */}
      <Tour key={type.id} />
      <HouseRules />
    </>
  );
}
