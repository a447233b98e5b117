/** Missions and objectives count these (P35). */
export type Measure =
  | {
      readonly measure:
        | 'rooms'
        | 'fullRows'
        | 'fullColumns'
        | 'edgeRooms'
        | 'cornerRooms'
        | 'bossRooms'
        | 'traps'
        | 'obstacles'
        | 'monsters'
        | 'distinctMonsterLevels'
        | 'gems'
        | 'potions'
        | 'itemsCompleted'
        | 'totalLevel'
        | 'bossGlory';
    }
  | { readonly measure: 'heroesAtLevel'; readonly level: number }
  | { readonly measure: 'monstersOfLevel'; readonly level: number }
  | { readonly measure: 'columnsWithRooms'; readonly rooms: number };
