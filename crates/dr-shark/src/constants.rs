//! The rulebook's figures for the client, for `cargo xtask codegen`: it knows no rule by itself.

use ts_rs::{Config, TS};

use crate::{Category, Shape, Space};

/// TypeScript constants.
pub(crate) fn constants(config: &Config) -> Vec<String> {
    let category = |category: Category| {
        let designs: Vec<&str> = category.designs().map(|design| design.name()).collect();
        format!(
            "  {:?}: {{ colour: {:?}, texture: {:?}, designs: {designs:?} }},\n",
            category.name(),
            category.colour().name(),
            category.colour().texture().name(),
        )
    };
    let categories: String = Category::ALL.into_iter().map(category).collect();
    let space = |space: Space| {
        let (area, shade) = (space.area.name(), space.shade.name());
        let least = space.least_seats()?;
        Some(format!("  {{ area: {area:?}, space: {shade:?}, least_seats: {least} }},\n"))
    };
    let spaces: String = Space::ALL.into_iter().filter_map(space).collect();
    let mut all = vec![
        Category::decl(config),
        format!(
            "const CATEGORIES: Record<Category, {{ colour: Colour, texture: Texture, designs: ReadonlyArray<Design> }}> = {{\n{categories}}};"
        ),
        format!("const SHAPES: ReadonlyArray<number> = {:?};", Shape::ALL.map(Shape::number)),
        format!("const SPACES: ReadonlyArray<Space & {{ least_seats: number }}> = [\n{spaces}];"),
    ];
    all.extend(bag::typescript());
    all
}
